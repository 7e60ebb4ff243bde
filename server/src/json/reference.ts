/** Stands in a model for another entity, for which the JSON has a gap. */
export class Reference {
  /** The entity's key. */
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}
