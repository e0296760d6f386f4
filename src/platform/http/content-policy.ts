export interface PolicySources {
  /** Origins whose pages may be shown in a frame: the payment provider. */
  readonly frames: readonly string[];
  /** Origins of configured scripts, and origins that these scripts load from or report to. */
  readonly thirdParties: readonly string[];
}

/** Scripts may come from our own files, from inline scripts of the build (by hash), and from configured origins. */
export const contentPolicy = (inlineScripts: readonly string[], { frames, thirdParties }: PolicySources): string => {
  const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');
  const allFrames = [...frames, ...thirdParties];
  return [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...inlineScripts, ...thirdParties),
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', 'blob:', ...thirdParties),
    directive('font-src', "'self'", ...thirdParties),
    directive('connect-src', "'self'", ...thirdParties),
    directive('frame-src', ...(allFrames.length > 0 ? allFrames : ["'none'"])),
    directive('object-src', "'none'"),
    directive('base-uri', "'self'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'self'"),
  ].join('; ');
};
