/** Changes with every release in which an answer may look different (scripts/build/build-worker.ts). */
export const answerShape = String(import.meta.env.VITE_ANSWER_SHAPE)
