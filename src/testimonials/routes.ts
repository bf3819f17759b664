import { serve } from '../platform/serve.ts'
import { testimonialsContract } from './contract.ts'
import {
  countTestimonials,
  listTestimonials,
  publishTestimonial,
  rejectTestimonial,
} from './decide-testimonial.ts'
import { readMyTestimonials, withdrawTestimonial, writeTestimonial } from './write-testimonial.ts'

export const testimonialsRoutes = serve(testimonialsContract, {
  mine: readMyTestimonials,
  write: writeTestimonial,
  withdraw: withdrawTestimonial,
  adminList: listTestimonials,
  adminCount: countTestimonials,
  publish: publishTestimonial,
  reject: rejectTestimonial,
})
