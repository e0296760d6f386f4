import { toast } from './toast.ts';

/** Copies a text to the clipboard and shows whether that worked. */
export async function copy(text: string, said: { readonly done: string; readonly failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(said.done);
  } catch {
    toast(said.failed);
  }
}
