import type { Model } from './call.ts'

/** Schema parts that define the form of its values. */
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

/** Shapes by model name. */
export class NamedShapes {
  readonly #shapes: ReadonlyMap<string, Shape>

  constructor(models: readonly Model[]) {
    this.#shapes = new Map(models.map((model) => [model.$id, model as Shape]))
  }

  /** Returns the shape that a reference points to. */
  referred($ref: string): Shape {
    return this.#shapes.get(nameOf($ref)) ?? {}
  }

  /** Returns a union's discriminator property, and its models by discriminator value. */
  union({ oneOf = [], discriminator }: Shape): { tag: string; variants: Map<string, Shape> } {
    const tag = discriminator?.propertyName ?? ''
    const variants = oneOf.map((variant): [string, Shape] => {
      const { properties = {} } = this.referred(variant.$ref ?? '')
      return [String(properties[tag]?.const), variant]
    })
    return { tag, variants: new Map(variants) }
  }
}

/** Returns the model name in a reference. */
export const nameOf = ($ref: string): string => $ref.slice(0, -1)
