import { loadChunk, NoConnectionError } from '#contract/browser/chunk.ts';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { LoadError } from '../ui/LoadError.tsx';
import { Beginning } from './Beginning.tsx';

const RETRY_MS = 10_000;

/**
 * A page whose code is fetched when it is opened. Where the server can't be reached it says so in the page's place, and the
 * code is fetched when it can be or somebody asks again. Where the file is gone with an older release, the page is loaded
 * anew (specification §8).
 */
export function page<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): ComponentType {
  return function Page() {
    const { data, error, refetch } = useQuery({
      queryKey: ['page', name],
      queryFn: async (): Promise<{ Content: ComponentType }> => ({ Content: (await loadChunk(load))[name] }),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      // without a network it is to fail at once, and not to wait
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
