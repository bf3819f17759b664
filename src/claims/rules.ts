/**
 * Who of the staff works on what, and until when: two people never work on one thing. A claim moves no money and ends by itself.
 */
