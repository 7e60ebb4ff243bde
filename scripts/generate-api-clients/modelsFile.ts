import type { Document } from './document.ts'

/** Writes the models' types by name. */
export function modelsFile({ components }: Document): string {
  const types = Object.entries(components.schemas)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, { description = name }]) =>
        `/** ${description}. */\nexport type ${name} = components['schemas']['${name}']\n`,
    )
  return `import type { components } from './schema.ts'\n\n${types.join('\n')}`
}
