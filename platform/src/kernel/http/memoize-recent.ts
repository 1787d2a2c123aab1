/** Caches the answers to the `most` questions asked last. A question that throws is asked anew each time. */
export const memoizeRecent = <T>(most: number, ask: (question: string) => T): ((question: string) => T) => {
  const answers = new Map<string, T>()
  return (question) => {
    const answer = answers.has(question) ? (answers.get(question) as T) : ask(question)
    // A map keeps the order of insertion: put in again, an answer is the most recent.
    answers.delete(question)
    answers.set(question, answer)
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
