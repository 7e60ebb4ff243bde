/** The version that the command writes. */
export const CONFIG_VERSION = 2

/** Returns a config's version by its JSON: version 1 names none, and has the whole collection in one place. */
export function versionOf(config: unknown): 1 | typeof CONFIG_VERSION {
  const isFirst =
    typeof config === 'object' &&
    config !== null &&
    !('version' in config) &&
    ('collection' in config || !('money' in config || 'name' in config))
  return isFirst ? 1 : CONFIG_VERSION
}
