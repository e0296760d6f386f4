import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

test('the page frame of index.html stays until the session is known and the page’s code is loaded', async () => {
  document.body.innerHTML = '<div class="begin"><div role="status" aria-label="Yükleniyor"></div></div>';
  const { Beginning } = await import('../../web-admin/src/layout/Beginning.tsx');
  const { page } = await import('../../web-admin/src/layout/page.tsx');
  const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
  document.body.innerHTML = ''; // React has replaced the frame
  const { unmount } = render(<Beginning />);
  expect(screen.getByRole('status', { name: 'Yükleniyor' })).toBeInTheDocument();
  unmount();
  const Page = page(() => new Promise<never>(() => undefined), 'Page');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status', { name: 'Yükleniyor' })).toBeInTheDocument();
});
