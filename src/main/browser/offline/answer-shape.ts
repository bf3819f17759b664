/**
 * A hash that changes with every release in which the shape of an answer may change
 * (scripts/build/build-worker.ts).
 */
export const answerShape = String(import.meta.env.VITE_ANSWER_SHAPE)
