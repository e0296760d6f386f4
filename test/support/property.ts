import fc from 'fast-check';

/**
 * Property tests use a new random seed in each run on a developer's machine. In CI the seed is fixed, so that a change
 * does not fail there by chance. `PROPERTY_SEED` repeats a failed run.
 */
const seed = Number(process.env.PROPERTY_SEED ?? (process.env.CI ? 20_261_122 : Number.NaN));
if (!Number.isNaN(seed)) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export default fc;
