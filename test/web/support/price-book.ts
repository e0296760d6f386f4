import { type PriceBook, priceFields, type PriceUnit } from '#contract/pricing/price-book-rules.ts';

const flat: Record<PriceUnit, number> = {
  price: 40_00,
  factor: 100,
  surcharge: 25,
  share: 60,
  minutes: 240,
  calendar: 200,
};
type Tree = { [name: string]: Tree | number };
const treeOf = (): Tree => {
  const root: Tree = {};
  for (const { path, unit } of priceFields) {
    const names = path.map(String);
    const parent = names.slice(0, -1).reduce<Tree>((tree, name) => (tree[name] ??= {}) as Tree, root);
    parent[names.at(-1) ?? ''] = flat[unit];
  }
  return root;
};
/** Every price is 40 ₺, and every share is 60 %. */
export const flatBook = (): PriceBook => {
  const tree = treeOf();
  const book: unknown = { ...tree, mastery: Object.values(tree['mastery']!), levels: Object.values(tree['levels']!) };
  return book as PriceBook;
};
