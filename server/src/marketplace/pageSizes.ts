import type { TProperties, TSchema } from 'typebox'
import type { Call, Model } from '../http/contract/call.ts'
import { mostOnPage } from '../http/contract/inputs.ts'

/** Page sizes that an operator sets, in entries. */
export interface PageSizes {
  /** Default, for requests that name no size. */
  readonly pageEntries: number
  /** Maximum, for requests that name a larger size. */
  readonly pageMostEntries: number
}

/** Returns calls whose lists use these page sizes. */
export const sizedCalls = <Sized extends Call>(
  calls: readonly Sized[],
  sizes: PageSizes,
): readonly Sized[] =>
  calls.map((call) => (call.query ? { ...call, query: sized(call.query, sizes) } : call))

/** Returns models whose lists use these page sizes. */
export const sizedModels = (models: readonly Model[], sizes: PageSizes): readonly Model[] =>
  models.map((model) => {
    const fields: TProperties = 'properties' in model ? (model.properties as TProperties) : {}
    if (!Object.values(fields).some(isSize)) return model
    return changed(model, { properties: sized(fields, sizes) })
  })

const isSize = (field: TSchema) => 'x-clamp' in field

function sized(fields: TProperties, { pageEntries, pageMostEntries }: PageSizes): TProperties {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isSize(field)) return [name, field]
      const standard = 'default' in field && { default: pageEntries }
      return [name, changed(field, { ...mostOnPage(pageMostEntries), ...standard })]
    }),
  )
}

/** Copies a schema with some fields replaced. Keeps its library's marks, which are not enumerable. */
function changed<Schema extends TSchema>(schema: Schema, fields: object): Schema {
  return Object.assign(
    Object.create(Object.prototype, Object.getOwnPropertyDescriptors(schema)),
    fields,
  )
}
