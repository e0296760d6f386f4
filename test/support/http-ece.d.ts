/** What tests use of the library that comes with web-push; it has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  const ece: {
    decrypt(
      sealed: Buffer,
      of: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: Buffer },
    ): Buffer;
  };
  export default ece;
}
