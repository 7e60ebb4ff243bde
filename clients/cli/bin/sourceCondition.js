/** Resolves like `node --conditions=@mintline/source`, which not every system allows in a shebang. */
export function resolve(specifier, context, nextResolve) {
  const conditions = [...context.conditions, '@mintline/source']
  return nextResolve(specifier, { ...context, conditions })
}
