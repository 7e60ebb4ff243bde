/** Client names that differ from those in the config. */
const NAMES: Readonly<Record<string, string>> = {
  priceAmount: 'price',
  startTime: 'start',
  endTime: 'end',
  phaseType: 'type',
}

/** Converts a path from the client to one in the config: `phases.1.end` for `phases.1.endTime`. */
export function configName(path: string): string {
  const [first, ...rest] = path.split('.')
  if (first !== 'phases') return `collection.${path}`
  return [first, ...rest.map((name) => NAMES[name] ?? name)].join('.')
}
