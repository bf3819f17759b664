/**
 * What one person of the staff files and another has to agree with. A request is frozen when it is filed; it is checked again
 * when it is decided, and it never decides itself.
 */
