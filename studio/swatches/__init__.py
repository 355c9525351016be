"""Pictures that numpy paints: colours and finishes, profile corners, glass designs, roof glass."""
