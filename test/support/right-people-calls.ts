import { register } from './clients.ts';
import { askedEmailChange } from './email-changes.ts';
import { newPerson, type World } from './world.ts';

const reason = 'Deneme için';
const byAdmin = ({ admin }: World) => ({ token: admin.token });
const stranger = async ({ product }: World) => (await register(product.url)).id;

/** One successful call of each console route of user accounts. */
export const peopleCalls = {
  'GET /admin/users': byAdmin,
  'GET /admin/users/:id': (world: World) => ({ ...byAdmin(world), params: { id: world.customer.id } }),
  'POST /admin/new-user': (world: World) => ({ ...byAdmin(world), body: { ...newPerson(), role: 'customer' } }),
  'POST /admin/ban': async (world: World) => ({ ...byAdmin(world), body: { userId: await stranger(world), reason } }),
  'POST /admin/remove': async (world: World) => ({
    ...byAdmin(world),
    body: { userId: await stranger(world), reason },
  }),
  'POST /admin/send-mail': async (world: World) => ({
    ...byAdmin(world),
    body: { userId: await stranger(world), subject: 'Hesabın hakkında', text: 'Merhaba,\n\nSana bir sorumuz var.' },
  }),
  'POST /admin/unban': async (world: World) => ({ ...byAdmin(world), body: { userId: await stranger(world) } }),
  'POST /admin/change-email': async (world: World) => ({
    ...byAdmin(world),
    body: { userId: await stranger(world), email: newPerson().email, reason },
  }),
  'POST /admin/drop-email-change': async (world: World) => {
    const userId = await stranger(world);
    await askedEmailChange(world, userId);
    return { ...byAdmin(world), body: { userId, reason } };
  },
  'POST /admin/change-phone': async (world: World) => ({
    ...byAdmin(world),
    body: { userId: await stranger(world), phone: newPerson().phone, reason },
  }),
  'POST /admin/send-password-link': async (world: World) => ({
    ...byAdmin(world),
    body: { userId: await stranger(world), reason },
  }),
  'POST /admin/change-password': async (world: World) => ({
    ...byAdmin(world),
    body: { userId: await stranger(world) },
  }),
};
