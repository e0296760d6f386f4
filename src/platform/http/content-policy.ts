export interface PolicySources {
  /** Origins whose pages may be shown in a frame: the payment provider. */
  readonly frames: readonly string[];
  /** Origins of scripts that the configuration names, and of what they load and report to. */
  readonly thirdParties: readonly string[];
}

/** Scripts come from our own files, or are the inline ones that the build wrote, by hash, or what is configured. */
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
