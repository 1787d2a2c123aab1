/** A kind of thing that happens in one module and that others act on. */
export interface EventType<Fact> {
  readonly name: string
  /** Says the type of its facts to the compiler; never set. */
  readonly fact: Fact | undefined
}

export const defineEvent = <Fact>(name: string): EventType<Fact> => ({ name, fact: undefined })

type Follower<Fact> = (fact: Fact) => Promise<void>

/** What modules tell each other without knowing each other, within one process. */
export interface Events {
  follow<Fact>(event: EventType<Fact>, follower: Follower<Fact>): void
  /**
   * Resolves once every follower has acted, one after the other in the order they were registered. What a follower throws, the publisher
   * gets: where a fact carries a transaction, all of it is one commit or none.
   */
  publish<Fact>(event: EventType<Fact>, fact: Fact): Promise<void>
}

export const createEvents = (): Events => {
  const followers = new Map<object, Follower<never>[]>()
  // Under an event there are its own followers only: `follow` is the one way in.
  const followersOf = <Fact>(event: EventType<Fact>) => (followers.get(event) ?? []) as Follower<Fact>[]
  return {
    follow: (event, follower) => {
      followers.set(event, [...followersOf(event), follower])
    },
    publish: async (event, fact) => {
      for (const follower of followersOf(event)) await follower(fact)
    },
  }
}
