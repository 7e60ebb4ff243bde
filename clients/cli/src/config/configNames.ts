/** Client names that differ from those in the config. */
const NAMES: Readonly<Record<string, string>> = {
  priceAmount: 'price',
  startTime: 'start',
  endTime: 'end',
  phaseType: 'type',
}

/** Converts a path from the client to one in the config: `phases.1.end` for `desired.1.endTime`. */
export function configName(path: string): string {
  const [first = '', index = '', ...rest] = path.split('.')
  switch (first) {
    case 'phases':
    case 'desired':
      return ['phases', index, ...rest.map((name) => NAMES[name] ?? name)].filter(Boolean).join('.')
    case 'changes':
      return `collection.${[index, ...rest].join('.')}`
    case 'add':
      return `collection.extraMeta.${[index, ...rest].join('.')}`
    case 'cap':
      return `collection.platformFeeCap.${[index, ...rest].join('.')}`
    case 'newAdmin':
      return 'collection.platformFeeSecondaryAdmin'
    default:
      return `collection.${path}`
  }
}
