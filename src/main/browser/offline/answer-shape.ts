/**
 * A hash that changes with every release that may change the shape of an answer
 * (scripts/build/build-worker.ts).
 */
export const answerShape = String(import.meta.env.VITE_ANSWER_SHAPE)
