/** Resolves as `node --conditions=@mintline/source` would: a shebang has no room for it everywhere. */
export function resolve(specifier, context, nextResolve) {
  const conditions = [...context.conditions, '@mintline/source']
  return nextResolve(specifier, { ...context, conditions })
}
