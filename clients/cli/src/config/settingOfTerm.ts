/** Paths in a drop's terms that differ from those in its config. */
const SETTINGS: readonly (readonly [term: string, setting: string])[] = [
  ['id', 'extras.contract'],
  ['sale.endTime', 'sale.end'],
  ['extras.files', 'extras.reveal'],
  ['extras.feeCap.flat', 'extras.feeCap.amount'],
  ['extras.ownershipOfferedTo', 'owner'],
]

const PHASE: Readonly<Record<string, string>> = {
  startTime: 'start',
  endTime: 'end',
  'price.currency': 'currency',
}

/** Returns where a term is in a config of version 2: `phases.1.start` for `phases.1.startTime`. */
export function settingOfTerm(path: string): string {
  const [first = '', index = '', ...rest] = path.split('.')
  if (first === 'phases' && rest.length > 0) {
    const field = rest.join('.')
    return `phases.${index}.${PHASE[field] ?? field}`
  }
  const found = SETTINGS.find(([term]) => path === term || path.startsWith(`${term}.`))
  return found ? `${found[1]}${path.slice(found[0].length)}` : path
}
