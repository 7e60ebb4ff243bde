import type { Model } from './call.ts'

/** Parts of a schema that decide about the form of its values. */
export interface Shape {
  readonly $ref?: string
  readonly allOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly discriminator?: { readonly propertyName: string }
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly enum?: readonly string[]
  readonly const?: unknown
}

/** Shapes of models by their names. */
export class NamedShapes {
  readonly #shapes: ReadonlyMap<string, Shape>

  constructor(models: readonly Model[]) {
    this.#shapes = new Map(models.map((model) => [model.$id, model as Shape]))
  }

  /** The shape of the model to which a reference leads. */
  referred($ref: string): Shape {
    return this.#shapes.get(nameOf($ref)) ?? {}
  }

  /** The name of the property by which the models of a union are told apart, and the models by its values. */
  union({ oneOf = [], discriminator }: Shape): { tag: string; variants: Map<string, Shape> } {
    const tag = discriminator?.propertyName ?? ''
    const variants = oneOf.map((variant): [string, Shape] => {
      const { properties = {} } = this.referred(variant.$ref ?? '')
      return [String(properties[tag]?.const), variant]
    })
    return { tag, variants: new Map(variants) }
  }
}

/** The name of the model to which a reference leads. */
export const nameOf = ($ref: string): string => $ref.slice(0, -1)
