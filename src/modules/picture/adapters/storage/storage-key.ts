/** Keys are paths of lower-case words and numbers: none of them leaves its folder or needs escaping in an address. */
export const assertKey = (key: string): void => {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*\.webp$/.test(key)) throw new Error('not a key of a picture');
};
