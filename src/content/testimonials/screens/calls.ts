import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { testimonialsContract } from '../shared/contract.ts'

export const testimonials = moduleCalls<typeof testimonialsContract>('testimonials')
