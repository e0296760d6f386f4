import { describe, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { pick, questions } from '../../web-storefront/src/content/faq.ts';
import { gamePages } from '../../web-storefront/src/content/games.ts';
import { cookies } from '../../web-storefront/src/content/policies/cookies.ts';
import { membership } from '../../web-storefront/src/content/policies/membership.ts';
import { policies } from '../../web-storefront/src/content/policies/policy.ts';
import { privacy } from '../../web-storefront/src/content/policies/privacy.ts';
import { refunds } from '../../web-storefront/src/content/policies/refunds.ts';
import { terms } from '../../web-storefront/src/content/policies/terms.ts';
import { usualRules } from '../../web-storefront/src/content/platform-rules.ts';
import { catalogQuery } from '../../web-storefront/src/features/catalog.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { folded, hasWords } from '../../web-storefront/src/lib/turkish.ts';
import Faq from '../../web-storefront/src/pages/Faq.tsx';
import Privacy from '../../web-storefront/src/pages/policies/Privacy.tsx';

const show = (Component: () => React.ReactNode, at = '/') =>
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component }], { initialEntries: [at] })} />
    </QueryClientProvider>,
  );

describe('the Turkish search', () => {
  test('ignores case and accents', () => {
    expect(folded('ŞİFRE’mi IŞIK')).toBe('sifremi isik');
    expect(hasWords('Booster şifremi görür mü?', 'SIFRE GOR')).toBe(true);
  });

  test('finds words by their beginnings, and needs all of them', () => {
    expect(hasWords('Siparişten sonra koridor', 'koridor siparis')).toBe(true);
    expect(hasWords('Siparişten sonra koridor', 'idor')).toBe(false);
    expect(hasWords('Siparişten sonra koridor', 'koridor iade')).toBe(false);
    expect(hasWords('ne olursa', '  ')).toBe(true);
  });
});

describe('the FAQ', () => {
  test('has every question once, with an id that fits a link', () => {
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]+$/.test(id))).toEqual([]);
    for (const { questions: asked } of Object.values(gamePages)) expect(pick(asked)).toHaveLength(asked.length);
  });

  test('shows the questions that the search finds, the first one open, and says when it finds none', async () => {
    const user = userEvent.setup();
    show(Faq);
    await user.type(screen.getByRole('searchbox', { name: 'Sorularda ara' }), 'SIFRE goremez');
    expect(await screen.findByText(/için bir soru yok/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Aramayı temizle' }));
    await user.type(screen.getByRole('searchbox'), 'koridor değiş');
    expect(await screen.findByText(/^\d+ soru bulundu$/)).toBeVisible();
    const first = screen.getByText('Siparişten sonra koridor değiştirebilir miyim?').closest('details');
    expect(first).toHaveAttribute('open');
    expect(screen.queryByText('Ödeme sayfası neden açılmıyor?')).not.toBeInTheDocument();
  });

  test('shows the settings of the platform, and the defaults until they are known', async () => {
    show(Faq);
    expect(screen.getByText(/72 saat içinde onaylamaz/)).toBeInTheDocument();
    const settings = { messageLimit: { attempts: 5, minutes: 10 }, closesAfterHours: 48 };
    act(() => void queryClient.setQueryData(catalogQuery.queryKey, { settings } as never));
    expect(await screen.findByText(/48 saat içinde onaylamaz/)).toBeInTheDocument();
    expect(screen.getByText(/^10 dakikada en çok 5 mesaj/)).toBeInTheDocument();
    queryClient.clear();
  });

  test('opens the question that the link names', async () => {
    show(Faq, '/sss#vpn');
    const question = (await screen.findByText('Ödeme sayfası neden açılmıyor?')).closest('details');
    expect(question).toHaveAttribute('open');
    expect(within(question!).getByRole('link')).toHaveAttribute('href', '/sss#vpn');
  });
});

describe('the policies', () => {
  const texts = { gizlilik: privacy, kullanim: terms, uyelik: membership, cerez: cookies, iade: refunds };

  test.each(Object.entries(texts))('%s: its placeholders are known, and its sections have unique ids', (_, policy) => {
    const links = [...JSON.stringify(policy).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(links.filter((name) => !Object.hasOwn({ ...policies, ...usualRules }, name ?? ''))).toEqual([]);
    const ids = policy.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('say that a lawyer has to approve them, and have a table of contents', () => {
    show(Privacy);
    expect(screen.getByText(/bir avukatın onayından geçmeli/)).toBeVisible();
    const contents = within(screen.getByRole('navigation', { name: 'İçindekiler' })).getAllByRole('link');
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(privacy.sections.map(({ id }) => `#${id}`));
    expect(screen.getByRole('link', { name: 'Çerez politikası' })).toHaveAttribute(
      'href',
      '/kosullar/cerez-politikasi',
    );
  });

  test('have their table of contents after the title', () => {
    show(Privacy);
    const contents = screen.getByRole('navigation', { name: 'İçindekiler' });
    const title = screen.getByRole('heading', { level: 1, name: policies.gizlilik.title });
    expect(title.compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
