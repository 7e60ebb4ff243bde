import type { KeptJson } from './output.ts'

/** Cached JSON, or a model with a callback that caches its JSON once written. */
type Source<Model> =
  | { readonly json: KeptJson }
  | {
      readonly model: Model
      /** Keys of entities to which the model refers. */
      readonly references: readonly string[]
      readonly keep: (json: KeptJson) => void
    }

/** Finds an entity by key. */
export type FindKept = (key: string) => Kept<unknown> | undefined

/** Stands in answers for an entity's model with cached JSON. */
export class Kept<Model> {
  #source: Source<Model>
  readonly #find: FindKept

  /** @param find - finds the entities to which the model refers */
  constructor(source: Source<Model>, find: FindKept = () => undefined) {
    this.#source = source
    this.#find = find
  }

  /** Keys of entities to which it refers. */
  get references(): readonly string[] {
    const source = this.#source
    return 'json' in source ? source.json.gaps.map(({ key }) => key) : source.references
  }

  /** Returns the entity behind a key. */
  find(key: string): Kept<unknown> {
    const found = this.#find(key)
    if (found === undefined) throw new TypeError('An entity refers to one that is not there')
    return found
  }

  /** Returns its JSON, which is written now unless cached. */
  json(write: (model: Model) => KeptJson): KeptJson {
    const source = this.#source
    if ('json' in source) return source.json
    const json = write(source.model)
    source.keep(json)
    // Drops the model, which nobody needs any more.
    this.#source = { json }
    return json
  }
}

/** An entity in an answer: its model, or a stand-in. */
export type Shown<Model> = Model | Kept<Model>

/** Casts to the model, which is the type of handlers' answers: serializers know both. */
export const asModel = <Model>(shown: Shown<Model>): Model => shown as Model
