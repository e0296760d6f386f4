import { loadChunk } from '#contract/browser/chunk.ts';
import { useCallback, useEffect } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { prefetchWhenIdle } from '../../lib/chunks.ts';
import { explain } from '../../lib/api.ts';

export type LoadSchema<I, O> = () => Promise<z.ZodMiniType<O, I>>;

const loadResolver = () => import('@hookform/resolvers/zod');

/**
 * Validates a form by a schema that is loaded when the browser is idle, or at the first validation. If it can't be
 * loaded, the form is not sent.
 * @param load the same function at every rendering
 */
export function useSchema<I extends FieldValues, O>(load: LoadSchema<I, O>): Resolver<I, unknown, O> {
  useEffect(() => prefetchWhenIdle(loadResolver, load), [load]);
  return useCallback(
    async (...[values, context, options]: Parameters<Resolver<I, unknown, O>>) => {
      try {
        const [{ zodResolver }, schema] = await Promise.all([loadChunk(loadResolver), loadChunk(load)]);
        return await zodResolver(schema)(values, context, options);
      } catch (error) {
        const errors = { root: { type: 'load', message: explain(error) } } as FieldErrors<I>;
        return { values: {} as Record<string, never>, errors };
      }
    },
    [load],
  );
}
