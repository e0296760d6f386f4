/** The part of the library, which comes with web-push and has no types, that tests use. */
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
