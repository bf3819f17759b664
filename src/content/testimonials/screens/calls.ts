import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { testimonialsContract } from '../shared/contract.ts'

export const testimonials = roomCalls<typeof testimonialsContract>('testimonials')
