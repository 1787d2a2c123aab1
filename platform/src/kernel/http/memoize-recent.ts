/** The same function, which answers the last `most` different questions without asking again. What throws is asked anew each time. */
export const memoizeRecent = <T>(most: number, ask: (question: string) => T): ((question: string) => T) => {
  const answers = new Map<string, T>()
  return (question) => {
    const answer = answers.has(question) ? (answers.get(question) as T) : ask(question)
    // Put in again, it is the youngest; the oldest goes.
    answers.delete(question)
    answers.set(question, answer)
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
