import fc from 'fast-check'

const SEED = 20_261_122

/**
 * Settings for all property tests. A run tries the same cases every time, so that CI does not fail by chance;
 * `MINTLINE_PROPERTY_SEED=<number>` tries others, and `MINTLINE_PROPERTY_SEED=random` others each time.
 *
 * A failing property's report ends with the error from its shortest case, which mocha would leave out.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...seed(), includeErrorInReport: true })

/** Returns this run's seed; none = fast-check draws one for each property. */
function seed(): { readonly seed?: number } {
  const { MINTLINE_PROPERTY_SEED } = process.env
  if (MINTLINE_PROPERTY_SEED === 'random') return {}
  if (MINTLINE_PROPERTY_SEED === undefined) return { seed: SEED }
  if (!/^\d{1,10}$/.test(MINTLINE_PROPERTY_SEED)) {
    throw new Error(
      `MINTLINE_PROPERTY_SEED is a number or "random", not "${MINTLINE_PROPERTY_SEED}"`,
    )
  }
  return { seed: Number(MINTLINE_PROPERTY_SEED) }
}
