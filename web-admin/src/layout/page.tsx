import { loadChunk, NoConnectionError } from '#contract/browser/chunk.ts';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { LoadError } from '../ui/LoadError.tsx';
import { Beginning } from './Beginning.tsx';

const RETRY_MS = 10_000;

/**
 * A page whose code is loaded on demand. If the server can't be reached, an error stands in the page's place, and the
 * code is loaded again on a timer, on reconnect or on request. If a newer release has removed the file, the browser
 * reloads the page (specification §8).
 */
export function page<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): ComponentType {
  return function Page() {
    const { data, error, refetch } = useQuery({
      queryKey: ['page', name],
      queryFn: async (): Promise<{ Content: ComponentType }> => ({ Content: (await loadChunk(load))[name] }),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      // without a network the query must fail at once instead of pausing
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => state.error instanceof NoConnectionError && RETRY_MS,
    });
    if (data) return <data.Content />;
    if (!error) return <Beginning />;
    return (
      <Box sx={{ pt: 2 }}>
        <LoadError error={{ message: error instanceof NoConnectionError ? offline : notLoaded }} retry={refetch} />
      </Box>
    );
  };
}

const offline = 'Sunucuya ulaşılamıyor. Bağlantı gelince sayfa kendiliğinden açılır.';
const notLoaded = 'Sayfa yüklenemedi. Yeniden dene; yine olmazsa tarayıcında sayfayı yenile.';
