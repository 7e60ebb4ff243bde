import {
  assertIsNode,
  type DefinedTypeNode,
  definedTypeNode,
  type EventNode,
  type ProgramNode,
  pascalCase,
  snakeCase,
} from 'codama'

/** Converts a program's events to types, as the kit renderer writes codecs for types but not for events. */
export function eventTypes({ events }: ProgramNode): DefinedTypeNode[] {
  return events.map((event) => {
    const { docs = [] } = event
    return definedTypeNode({ name: typeName(event), docs, type: partsOf(event).fields })
  })
}

/** Writes a module with each event's name, discriminator and decoder. */
export function eventsModule({ name, events }: ProgramNode): string {
  const types = events.map((event) => pascalCase(typeName(event)))
  const imports = types.flatMap((type) => [`get${type}Decoder`, `type ${type}`])
  const fields = events.map((event, index) => `  ${event.name}: ${types[index]}`)
  const rows = events.map(
    (event, index) => `  {
    name: '${event.name}',
    discriminator: new Uint8Array([${partsOf(event).discriminator.join(', ')}]),
    getDecoder: get${types[index]}Decoder,
  },`,
  )
  return `import {
${imports.map((line) => `  ${line},`).join('\n')}
} from '../types'

/** Contents of the program's events, by name. */
export type ${pascalCase(name)}Events = {
${fields.join('\n')}
}

/** The events of the program: what their data begins with, and what decodes the rest. */
export const ${snakeCase(name).toUpperCase()}_EVENTS = [
${rows.join('\n')}
] as const
`
}

function typeName({ name }: EventNode): string {
  return `${name}Event`
}

/** An event's discriminator and fields. */
function partsOf({ data }: EventNode) {
  assertIsNode(data, 'hiddenPrefixTypeNode')
  const [prefix] = data.prefix
  if (!prefix) throw new Error('An event has no discriminator.')
  assertIsNode(prefix.value, 'bytesValueNode')
  return { discriminator: [...Buffer.from(prefix.value.data, 'hex')], fields: data.type }
}
