import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Loading } from 'react-admin';
import { LoadError } from '../ui/LoadError.tsx';

/**
 * A page whose code is fetched when it is opened. Where there is no network it says so in the page's place, and the code is
 * fetched when the network is back or somebody asks again; what `lazy` has failed to load it never tries a second time.
 */
export function page<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): ComponentType {
  return function Page() {
    const { data, error, refetch } = useQuery({
      queryKey: ['page', name],
      queryFn: async (): Promise<{ Content: ComponentType }> => ({ Content: (await load())[name] }),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      // without a network it is to fail at once, and not to wait
      networkMode: 'always',
      refetchOnReconnect: true,
    });
    if (data) return <data.Content />;
    if (!error) return <Loading />;
    return (
      <Box sx={{ pt: 2 }}>
        <LoadError error={{ message: navigator.onLine ? notLoaded : offline }} retry={refetch} />
      </Box>
    );
  };
}

const offline = 'İnternet bağlantın yok. Bağlanınca sayfa kendiliğinden açılır.';
const notLoaded = 'Sayfa yüklenemedi. Yeniden dene; yine olmazsa tarayıcında sayfayı yenile.';
