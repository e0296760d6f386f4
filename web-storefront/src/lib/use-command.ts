import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that can't be started again while it is running, however fast the user presses. */
export function useCommand<A, V>(options: UseMutationOptions<A, Error, V>) {
  const mutation = useMutation(options);
  const running = useRef(false);
  const run = (input: V) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate(input, {
      onSettled: () => {
        running.current = false;
      },
    });
  };
  return { run, isPending: mutation.isPending, isError: mutation.isError, error: mutation.error };
}
