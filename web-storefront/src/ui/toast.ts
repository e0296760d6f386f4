/** Says that something went well. The library comes when there is something to say; errors stay in place as alerts. */
export async function toast(text: string): Promise<void> {
  const { toast: show } = await import('sonner');
  show.success(text);
}
