/** Keys are paths of lower-case words and numbers. So none leaves its folder or needs escaping in a URL. */
export const assertKey = (key: string): void => {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*\.webp$/.test(key)) throw new Error('not a valid storage key of a picture');
};
